/**
 * A drawing that answers faster than words, to stand in an option of a question: strokes 1.75 wide, details
 * 1.1 wide (`class="detail"`), on a grid of 88 × 64. Slopes are to scale, and pictures to compare share a
 * baseline at y = 56. Markup of SVG shapes, without colors: the page's style gives them.
 */
export const pictures: Readonly<Record<string, string>> = {};
