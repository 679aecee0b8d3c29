import { Share } from 'react-native'

/** What the platforms hand from one app to another is bounded; a longer text would end the app. */
const MOST_CHARACTERS = 200_000

/** What saving a file is called on this device. */
export const saving: 'save' | 'share' = 'share'

export type FileSaved = 'saved' | 'given-up' | 'too-large'

/** Hands a file to whichever app the person chooses. */
export async function saveFile(name: string, text: string): Promise<FileSaved> {
  if (text.length > MOST_CHARACTERS) return 'too-large'
  const { action } = await Share.share({ title: name, message: text })
  return action === Share.dismissedAction ? 'given-up' : 'saved'
}
