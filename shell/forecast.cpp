#include "shell/forecast.h"

namespace mancala {

Forecast forecast_of(const Played& played) {
  Forecast forecast;
  forecast.move = played.move;
  forecast.mover = played.side;
  if (played.move.is_pit()) forecast.start = played.move.pit();
  for (const Step& step : played.sowing) {
    if (step.kind == StepKind::Lift) forecast.laps.emplace_back();
    if (step.kind == StepKind::Drop) {
      forecast.landing = step.in_store ? store_spot(step.side) : pit_spot(step.pit);
      forecast.laps.back().push_back(*forecast.landing);
    }
    if (step.kind == StepKind::Capture) {
      forecast.captured[index_of(step.side)] += step.seeds;
      for (int i = 0; i < step.from_count; ++i) forecast.taken |= PitSet{1} << step.from[static_cast<std::size_t>(i)];
    }
    if (step.kind == StepKind::Bonus) forecast.again = true;
  }
  for (const Side side : {Side::South, Side::North}) {
    const auto index = static_cast<std::size_t>(index_of(side));
    forecast.gained[index] = played.after.board.stores[index] - played.before.board.stores[index];
  }
  forecast.ends = played.after.over;
  return forecast;
}

}  // namespace mancala
