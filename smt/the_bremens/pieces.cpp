// "Contents": the cards that there are, and what is printed on them.
#include "model/the_bremens/pieces.hpp"

#include "smt/the_bremens/state.hpp"

namespace rulecheck::the_bremens {

PROOF(TheBremensPieces, ThereAreSevenNumbersSevenSpecialsAndThreeAnimalCards, clause::number_special_and_animal_cards,
      clause::chicken_and_animal_pieces) {
  using Set = typename D::Set;
  SymBool as_numbered(true);
  for (std::size_t element = 0; element < 64; ++element) {
    as_numbered = as_numbered && book::has_element(plain(Set(number_cards)), element) == SymBool(element < 7) &&
                  book::has_element(plain(Set(special_cards)), element) == SymBool(7 <= element && element < 14) &&
                  book::has_element(plain(Set(animal_cards)), element) == SymBool(element < 3);
  }
  proof.claim("numbers, specials, animals", as_numbered);
  proof.claim("the specials by value", plain(Set(shake)) == book::just(7) && plain(Set(skip)) == book::just(8) &&
                                           plain(Set(double_move)) == book::just(9) &&
                                           plain(Set(anyone)) == book::just(10) &&
                                           plain(Set(one_to_five)) == book::just(11) &&
                                           plain(Set(nine)) == book::just(12) && plain(Set(seven)) == book::just(13));
}

PROOF(TheBremensPieces, EveryCardHasTheValueThatIsPrintedOnIt, clause::number_special_and_animal_cards,
      clause::special_has_a_value, clause::nine) {
  for (std::size_t kind = 0; kind < book::kinds; ++kind) {
    proof.claim("the value of " + book::card_name(kind),
                plain(value_of<D>(typename D::Set(book::just(kind)))) == SymNum(book::value_of_kind(kind)));
  }
  proof.claim("of no card", plain(value_of<D>(typename D::Set())) == SymNum(0));
}

PROOF(TheBremensPieces, SeatsAndAnimalsAreNumbered, clause::chicken_and_animal_pieces, clause::order_of_sizes) {
  for (std::size_t entry = 0; entry < book::colours; ++entry) {
    proof.claim(book::numbered("number", entry), plain(numbered<D>(entry)) == book::number(entry));
  }
  proof.claim("five colours of three animals, the cat being the smallest and the donkey the largest",
              SymBool(seats == 5 && animals == 3 && static_cast<int>(Animal::cat) == 0 &&
                      static_cast<int>(Animal::dog) == 1 && static_cast<int>(Animal::donkey) == 2));
}

}  // namespace rulecheck::the_bremens
