import { inOnePiece, type AnswerText } from './answerText'
import { type Pause } from './inSlices'

/** A phone takes an answer in on a thread of its own; nobody has to make way. */
export const readText = async (response: Response, _pause?: Pause): Promise<AnswerText> =>
  inOnePiece(await response.text())
