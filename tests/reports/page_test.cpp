// The page in a real browser: what a reader sees after following a link or typing into the search field.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reports/pretend_run.hpp"

namespace rulecheck {
namespace {

using nlohmann::json;

// Does the steps one after the other and says after each what can be seen: laid-out clauses, the line about the active
// filter, opened clauses. `steps` is an array of functions, written by the test.
constexpr const char* probe = R"(
const look = () => {
  const visible = selector => [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0);
  return {
    clauses: visible('.clause').map(e => e.id),
    open: visible('.clause[open]').map(e => e.id),
    sections: visible('section.game').map(e => e.id),
    active: document.querySelector('.active').innerText.trim().replace(/\s+/g, ' '),
    search: document.querySelector('[name=q]').value,
    level: document.querySelector('[name=level]').value,
    hash: location.hash,
    notice: visible('#nowhere').map(e => e.innerText).join(),
    nothing: visible('#nothing').length > 0,
    problems: visible('#problems tbody tr').map(e => e.innerText.replace(/\s+/g, ' ')),
    heading: visible('#problems h2').map(e => e.innerText),
    levels: visible('#legend .levels dt').map(e => e.innerText).filter(text => text),
    marks: visible('#legend dt').map(e => e.innerText).filter(text => text),
    meanings: visible('#legend dd').map(e => e.innerText).filter(text => text.length > 20),
  };
};
addEventListener('load', async () => {
  const seen = [];
  for (const step of steps) {
    step();
    await new Promise(done => setTimeout(done, 50));
    seen.push(look());
  }
  const out = document.createElement('pre');
  out.textContent = 'PROBE' + JSON.stringify(seen) + 'EBORP';
  document.body.append(out);
});
)";

bool chromium_is_there() { return std::system("command -v chromium >/dev/null 2>&1") == 0; }

std::string output_of(const std::string& command) {
  std::string text;
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  char buffer[4096];
  while (const std::size_t length = std::fread(buffer, 1, sizeof buffer, pipe.get())) text.append(buffer, length);
  return text;
}

std::string unescaped(std::string text) {
  for (const auto& [entity, plain] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}})
    for (std::size_t at = 0; (at = text.find(entity, at)) != std::string::npos; ++at)
      text.replace(at, std::string(entity).size(), plain);
  return text;
}

class PageInBrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (!chromium_is_there()) GTEST_SKIP() << "skipped: no chromium";
    run.fill([this](CheckRecord& check) {
      if (check.check != "Lantern.BurnsDown" || message.empty()) return;
      check.verdict = Verdict::failed;
      check.message = message;
    });
    run.report();
  }

  /// What can be seen after each of the steps (JavaScript statements), on a page opened at `hash`.
  json seen(const std::string& hash, const std::vector<std::string>& steps) {
    const auto page = run.folder / "page.html";
    {
      std::ifstream report(run.options.out / "index.html", std::ios::binary);
      std::ofstream out(page, std::ios::binary);
      out << report.rdbuf() << "<script>const steps = [";
      for (const std::string& step : steps) out << "() => {" << step << "},\n";
      out << "];" << probe << "</script>";
    }
    const std::string dom = output_of(
        "timeout 120 chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
        "--disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage "
        "--virtual-time-budget=10000 --user-data-dir=" +
        (run.folder / "profile").string() + " --dump-dom 'file://" + page.string() + hash + "' 2>/dev/null");
    const std::size_t from = dom.rfind("PROBE["), to = dom.rfind("]EBORP");
    if (from == std::string::npos || to == std::string::npos || to < from)
      throw std::runtime_error("the browser gave no page: " + dom.substr(0, 2000));
    return json::parse(unescaped(dom.substr(from + 5, to + 1 - from - 5)));
  }

  PretendRun run;
  std::string message;
};

/// A step that follows a link of the page.
std::string at(const std::string& hash) { return "location.hash = '" + hash + "';"; }

TEST_F(PageInBrowser, TheAddressFiltersByGameLevelStatusKindAndText) {
  const json page = seen("", {"", at("#game=quiet-night"), at("#level=proved"), at("#kind=table"), at("#status=unmet"),
                              at("#q=lan-03"), at("#q=sit_close"), at("#q=nobody+speaks"), at("#q=Lantern.AnyOil")});
  EXPECT_EQ(page[0].at("clauses"), (json{"LAN-01", "LAN-02", "LAN-03", "LAN-04", "LAN-05", "QUI-01"}));
  EXPECT_EQ(page[0].at("active"), "6 of 6 clauses");
  EXPECT_EQ(page[0].at("open"), json::array());
  EXPECT_EQ(page[1].at("clauses"), json{"QUI-01"});
  EXPECT_EQ(page[2].at("clauses"), (json{"LAN-01", "LAN-02"}));
  EXPECT_EQ(page[3].at("clauses"), json{"LAN-02"});
  EXPECT_EQ(page[4].at("clauses"), json::array());
  EXPECT_EQ(page[4].at("nothing"), true);
  EXPECT_EQ(page[5].at("clauses"), json{"LAN-03"}) << "by id";
  EXPECT_EQ(page[6].at("clauses"), json{"LAN-04"}) << "by name";
  EXPECT_EQ(page[7].at("clauses"), json{"QUI-01"}) << "by text";
  EXPECT_EQ(page[8].at("clauses"), json{"LAN-05"}) << "by check";
}

TEST_F(PageInBrowser, OpenedWithAFilterItShowsTheFilterAndLetsItBeRemoved) {
  const json page = seen("#game=lantern&level=proved&q=wick", {"", "document.querySelector('.chip').click();",
                                                               "document.querySelectorAll('.chip')[1].click();"});
  EXPECT_EQ(page[0].at("clauses"), json{"LAN-02"});
  EXPECT_EQ(page[0].at("active"), "1 of 6 clauses search: wick game: lantern level: proved");
  EXPECT_EQ(page[0].at("sections"), json{"game-lantern"});
  EXPECT_EQ(page[0].at("search"), "wick");
  EXPECT_EQ(page[0].at("level"), "proved");
  EXPECT_EQ(page[1].at("clauses"), (json{"LAN-01", "LAN-02"}));
  EXPECT_EQ(page[1].at("search"), "");
  EXPECT_EQ(page[2].at("clauses"), (json{"LAN-01", "LAN-02", "LAN-03", "LAN-04", "LAN-05"}));
  EXPECT_EQ(page[2].at("hash"), "#game=lantern");
}

TEST_F(PageInBrowser, TypingAndChoosingFilterAndAreKeptInTheAddress) {
  const json page = seen("#LAN-02", {"",
                                     "const field = document.querySelector('[name=q]'); field.value = 'evening';"
                                     "field.dispatchEvent(new Event('input', {bubbles: true}));",
                                     "const field = document.querySelector('[name=kind]'); field.value = 'social';"
                                     "field.dispatchEvent(new Event('input', {bubbles: true}));",
                                     at("#LAN-01")});
  EXPECT_EQ(page[0].at("open"), json{"LAN-02"}) << "the address of a clause opens it";
  EXPECT_EQ(page[1].at("clauses"), (json{"LAN-01", "LAN-02", "LAN-03", "LAN-04", "LAN-05"}));
  EXPECT_EQ(page[1].at("hash"), "#q=evening");
  EXPECT_EQ(page[2].at("clauses"), json{"LAN-04"});
  EXPECT_EQ(page[2].at("hash"), "#q=evening&kind=social");
  EXPECT_EQ(page[3].at("open"), (json{"LAN-01", "LAN-02"})) << "a link shows a clause that the filter hid";
}

TEST_F(PageInBrowser, AnAddressThatLeadsNowhereIsSaidUntilAnotherIsFollowed) {
  const json page = seen("#LAN-99", {"", at("#LAN-01"), at("#LAN-%"), at("#q=wick")});
  EXPECT_EQ(page[0].at("notice"), "Nothing on this page has the address #LAN-99.");
  EXPECT_EQ(page[0].at("active"), "6 of 6 clauses");
  EXPECT_EQ(page[1].at("notice"), "");
  EXPECT_EQ(page[2].at("notice"), "Nothing on this page has the address #LAN-%.");
  EXPECT_EQ(page[3].at("notice"), "");
}

TEST_F(PageInBrowser, TheLegendExplainsEveryLevelAndOpensByItsAddress) {
  const json page = seen("", {"", at("#legend")});
  EXPECT_EQ(page[0].at("levels"), json::array());
  EXPECT_EQ(page[1].at("levels"), (json{"proved", "exhaustive", "property", "fuzzed", "example", "argued", "unmet"}));
  EXPECT_EQ(page[1].at("meanings").size(), page[1].at("marks").size()) << page[1];
  for (const char* mark : {"Not observable", "Verdict", "Witness", "Finding", "Mutant", "Condition", "Note"})
    EXPECT_NE(page[1].at("marks").dump().find(mark), std::string::npos) << mark;
  EXPECT_EQ(page[1].at("notice"), "");
}

class SpoiltPageInBrowser : public PageInBrowser {
 protected:
  SpoiltPageInBrowser() { message = "</td></table><script>document.body.innerHTML = 'gone'</script>"; }
};

TEST_F(SpoiltPageInBrowser, ProblemsStandOnTopAndTheirTextRunsNothing) {
  const json page = seen("#status=unmet", {""})[0];
  EXPECT_EQ(page.at("clauses"), json{"LAN-03"});
  ASSERT_EQ(page.at("problems").size(), 2U);
  EXPECT_EQ(page.at("heading"), json{"Problems"});
  EXPECT_EQ(page.at("problems").at(0), "failed lantern Lantern.BurnsDown " + message);
}

}  // namespace
}  // namespace rulecheck
