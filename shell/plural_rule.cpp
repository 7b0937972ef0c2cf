#include "shell/plural_rule.h"

#include <optional>

namespace mancala {
namespace {

// A reader of C's integer expressions in `n`, as PO headers use them: ?: || && == != < <= > >= + - * / % ! ( ).
class Expression {
 public:
  Expression(std::string_view text, long n) : text_(text), n_(n) {}

  // Nothing when the text is no such expression, or divides by nought.
  std::optional<long> value() {
    const long result = choice();
    skip_spaces();
    if (!good_ || at_ != text_.size()) return std::nullopt;
    return result;
  }

 private:
  static constexpr int kDeepest = 60;

  void skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }

  bool take(std::string_view token) {
    skip_spaces();
    if (text_.substr(at_, token.size()) != token) return false;
    at_ += token.size();
    return true;
  }

  long choice() {
    if (++depth_ > kDeepest) good_ = false;
    if (!good_) return 0;
    const long condition = either();
    long result = condition;
    if (take("?")) {
      const long yes = choice();
      if (!take(":")) good_ = false;
      const long no = choice();
      result = condition ? yes : no;
    }
    --depth_;
    return result;
  }

  long either() {
    long left = both();
    while (take("||")) {
      const long right = both();
      left = left || right;
    }
    return left;
  }

  long both() {
    long left = equality();
    while (take("&&")) {
      const long right = equality();
      left = left && right;
    }
    return left;
  }

  long equality() {
    long left = order();
    for (;;) {
      if (take("==")) left = left == order();
      else if (take("!=")) left = left != order();
      else return left;
    }
  }

  long order() {
    long left = sum();
    for (;;) {
      if (take("<=")) left = left <= sum();
      else if (take(">=")) left = left >= sum();
      else if (take("<")) left = left < sum();
      else if (take(">")) left = left > sum();
      else return left;
    }
  }

  long sum() {
    long left = product();
    for (;;) {
      if (take("+")) left += product();
      else if (take("-")) left -= product();
      else return left;
    }
  }

  long product() {
    long left = unary();
    for (;;) {
      if (take("*")) left *= unary();
      else if (take("/")) left = divided(left, unary(), false);
      else if (take("%")) left = divided(left, unary(), true);
      else return left;
    }
  }

  long divided(long left, long right, bool rest) {
    if (right == 0) {
      good_ = false;
      return 0;
    }
    return rest ? left % right : left / right;
  }

  long unary() {
    if (++depth_ > kDeepest) good_ = false;
    long result = 0;
    if (!good_) return 0;
    if (take("!")) result = !unary();
    else if (take("(")) {
      result = choice();
      if (!take(")")) good_ = false;
    } else if (take("n")) result = n_;
    else result = number();
    --depth_;
    return result;
  }

  long number() {
    skip_spaces();
    const std::size_t start = at_;
    long value = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - start < 6)
      value = value * 10 + (text_[at_++] - '0');
    if (at_ == start) good_ = false;
    return value;
  }

  std::string_view text_;
  long n_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool good_ = true;
};

// What stands between `name=` and the next `;`.
std::optional<std::string_view> field(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(name);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(at + name.size());
  return rest.substr(0, rest.find(';'));
}

}  // namespace

Parsed<PluralRule> PluralRule::from_text(std::string_view header_value) {
  const auto count = field(header_value, "nplurals=");
  const std::size_t count_end = header_value.find(';');
  if (!count || count->size() != 1 || (*count)[0] < '1' || (*count)[0] > '6' || count_end == std::string_view::npos)
    return ParseError{0, "plural forms", "`nplurals=` and a number from 1 to 6 is expected"};
  const auto expression = field(header_value.substr(count_end + 1), "plural=");
  if (!expression || expression->size() > 300)
    return ParseError{count_end, "plural forms", "`plural=` and an expression is expected"};
  PluralRule rule;
  rule.forms_ = (*count)[0] - '0';
  rule.expression_ = *expression;
  for (long n = 0; n <= 300; ++n) {
    const auto form = Expression(rule.expression_, n).value();
    if (!form || *form < 0 || *form >= rule.forms_)
      return ParseError{count_end, "plural forms", "the expression gives no form for " + std::to_string(n)};
  }
  return rule;
}

int PluralRule::form_of(long n) const {
  const long form = Expression(expression_, n < 0 ? -n : n).value().value_or(0);
  return form < 0 || form >= forms_ ? 0 : static_cast<int>(form);
}

}  // namespace mancala
