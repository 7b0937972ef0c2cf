// The view as the program sees it. It reads the model and returns wishes; what it keeps are pictures and typefaces.
//
// A platform's frame:
//   prepare_view(app.model(), ratio);      before ImGui::NewFrame(): typefaces and pictures, for a few milliseconds
//   ImGui::NewFrame(); app.draw(); ImGui::Render();
//   sleep only when app.at_rest() && view_at_rest()
#pragma once

#include <string>
#include <vector>

#include "shell/action.h"
#include "shell/ui/texture_store.h"

namespace mancala {

class AppModel;

// Once, after ImGui::CreateContext(). `store` must outlive the view; null: nothing is textured (tests).
void open_view(TextureStore* store);
void close_view();

// `pixel_ratio`: device pixels a logical pixel (the canvas of the model is in logical pixels, as io.DisplaySize is).
void prepare_view(const AppModel& model, float pixel_ratio);
// The first part of it alone, for a platform that spreads the start over several frames.
void prepare_letters(const AppModel& model, float pixel_ratio);
// There is a board to show, if not yet in full detail: what is drawn before is the bare table.
bool view_presentable();
// The pictures are complete and no light moves: no frame is needed for the view's own sake.
bool view_at_rest();
// The pictures are complete: otherwise prepare_view goes on with them, and a frame need not be drawn for that.
bool view_complete();
// The card has lost everything (WebGL context lost and restored): all is put up again by the next prepare_view.
void restore_view();

// More letters for languages that the compiled-in typeface does not serve: a TrueType file for the weights of the set
// `weights`: 1 regular, 2 bold. Before open_view too.
void take_letters(int weights, std::vector<unsigned char> file);

// Texts of the last frame that did not fit their places and were cut short, for tests.
const std::vector<std::string>& shortened_texts();

// Between ImGui::NewFrame() and ImGui::Render(): draws the whole canvas and says what was wished for.
std::vector<Action> draw_app(const AppModel& model);

}  // namespace mancala
