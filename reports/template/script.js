'use strict';
// The address after '#' is the only state: "#game=bremen&level=proved&q=lead" filters, "#BRE-24" opens one clause.
// Without this script the page shows everything.
(() => {
  const fields = ['q', 'game', 'level', 'status', 'kind'];
  const form = document.querySelector('form.filter');
  const clauses = [...document.querySelectorAll('.clause')];
  const words = new Map(clauses.map(clause => [clause, clause.textContent.toLowerCase()]));
  const nowhere = document.getElementById('nowhere');
  const chips = document.getElementById('chips');

  const filterOfAddress = () => {
    const written = new URLSearchParams(location.hash.slice(1));
    return Object.fromEntries(fields.map(field => [field, written.get(field) || '']));
  };

  const addressOf = filter => {
    const set = new URLSearchParams(fields.filter(field => filter[field]).map(field => [field, filter[field]]));
    return '#' + (set.toString() || 'clauses');
  };

  const fits = (clause, filter) =>
      ['game', 'level', 'status', 'kind'].every(field => !filter[field] || clause.dataset[field] === filter[field]) &&
      filter.q.toLowerCase().split(/\s+/).every(word => words.get(clause).includes(word));

  const showChips = filter => {
    chips.replaceChildren(...fields.filter(field => filter[field]).flatMap(field => {
      const chip = document.createElement('a');
      chip.className = 'chip';
      chip.href = addressOf({...filter, [field]: ''});
      chip.textContent = (field === 'q' ? 'search' : field) + ': ' + filter[field];
      chip.title = 'remove this filter';
      return [chip, ' '];
    }));
  };

  const apply = filter => {
    let shown = 0;
    for (const clause of clauses) {
      clause.hidden = !fits(clause, filter);
      if (!clause.hidden) ++shown;
    }
    for (const part of document.querySelectorAll('section.game, .card'))
      part.hidden = filter.game !== '' && part.dataset.game !== filter.game;
    document.getElementById('shown').textContent = shown + ' of ' + clauses.length + ' clauses';
    document.getElementById('nothing').hidden = shown !== 0;
    showChips(filter);
    for (const field of fields) {
      const control = form.elements[field];
      if (control.value !== filter[field]) control.value = filter[field];
      control.classList.toggle('set', filter[field] !== '');
    }
  };

  const follow = () => {
    apply(filterOfAddress());
    nowhere.hidden = true;
    if (location.hash.includes('=') || location.hash.length < 2) return;
    const target = document.getElementById(location.hash.slice(1));
    if (!target) {
      nowhere.textContent = 'Nothing on this page has the address ' + location.hash + '.';
      nowhere.hidden = false;
      nowhere.scrollIntoView();
      return;
    }
    if (target.tagName === 'DETAILS') target.open = true;
    target.scrollIntoView();
  };

  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', () => {
    const filter = Object.fromEntries(fields.map(field => [field, form.elements[field].value]));
    history.replaceState(null, '', addressOf(filter));
    apply(filter);
  });
  window.addEventListener('hashchange', () => {
    follow();
    if (location.hash.includes('=')) document.getElementById('clauses').scrollIntoView();
  });
  follow();
})();
