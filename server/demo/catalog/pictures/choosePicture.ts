import { brands } from '../brands'
import { type Good, type Line, type Variety } from '../good'
import { type ColourName } from './palette'
import { type BackdropName, type PictureRecipe } from './recipe'

export function choosePicture(
  picture: Good['picture'],
  variety: Variety,
  line: Line,
  backdrop: BackdropName,
  multipack: boolean,
): PictureRecipe {
  const [shape, colour, mark = 'none'] = picture
  return {
    shape: variety[4] ?? shape,
    colour: variety[3] ?? colour,
    accent: accentOf(line),
    mark,
    backdrop,
    multipack,
  }
}

function accentOf(line: Line): ColourName {
  if (line === 'own') return 'white'
  return line === 'organic' ? 'green' : brands[line].colour
}
