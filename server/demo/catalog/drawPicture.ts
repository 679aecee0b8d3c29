import { backdrops } from './pictures/backdrops'
import { marks } from './pictures/marks'
import { type Paint, PAPER, type Shape } from './pictures/paint'
import { tonesOf } from './pictures/palette'
import { type PictureRecipe, type ShapeName } from './pictures/recipe'
import { baked } from './pictures/shapes/baked'
import { freshCounter } from './pictures/shapes/freshCounter'
import { fruit } from './pictures/shapes/fruit'
import { homeThings } from './pictures/shapes/homeThings'
import { rigidPackages } from './pictures/shapes/rigidPackages'
import { softPackages } from './pictures/shapes/softPackages'
import { vegetables } from './pictures/shapes/vegetables'
import { circle, ellipse, faded, placed, rect } from './pictures/svg'

export type { PictureRecipe } from './pictures/recipe'

const shapes: Record<ShapeName, Shape> = {
  ...rigidPackages,
  ...softPackages,
  ...fruit,
  ...vegetables,
  ...baked,
  ...freshCounter,
  ...homeThings,
}

/** A complete, small SVG without text, ids or references, so that many can stand on one page. */
export function drawPicture(recipe: PictureRecipe): string {
  const thing = shapes[recipe.shape](paintOf(recipe))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    rect(0, 0, 96, 96, 18, backdrops[recipe.backdrop]) +
    faded(0.12, ellipse(48, 85, 32, 4.5, '#2a2438')) +
    (recipe.multipack ? severalOf(thing) : thing) +
    '</svg>'
  )
}

function severalOf(thing: string): string {
  return placed(-9, 6, 0.86, thing) + placed(22, 13, 0.8, thing)
}

function paintOf({ colour, accent, mark }: PictureRecipe): Paint {
  const body = tonesOf(colour)
  return {
    body,
    accent: tonesOf(accent),
    label: (x, y, radius) =>
      mark === 'none'
        ? ''
        : circle(x, y, radius, PAPER) + placed(x, y, radius / 15, marks[mark](body.onPaper)),
  }
}
