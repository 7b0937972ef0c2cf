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
// `milliseconds`: for pictures that are not complete; a platform may also spend them between its frames.
inline constexpr double kPrepareMs = 8;
void prepare_view(const AppModel& model, float pixel_ratio, double milliseconds = kPrepareMs);
// There is a board to show, if not yet in full detail: what is drawn before is the bare table.
bool view_presentable();
// Light, a list or a finger moves: the next frame looks different.
bool view_moves();
// That, or the pictures are not complete.
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

// Draws a part of the first frame for nobody, in a frame that is not rendered: its letters, and code that a browser compiles
// when it is first called, then do not all fall to one task.
inline constexpr int kRehearsals = 3;
void rehearse_app(const AppModel& model, int part);

}  // namespace mancala
