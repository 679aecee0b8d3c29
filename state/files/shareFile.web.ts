import { type ShareFile } from './shareFile'

export const sharing: 'save' | 'share' = 'save'

/** The browser's own download. Nothing is loaded for it, so the policy of the page has nothing to allow. */
export const shareFile: ShareFile = async ({ name, mimeType, text }) => {
  const address = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser begins to read it in a moment; by then nobody needs the address any more.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return 'saved'
}
