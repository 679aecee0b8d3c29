/** A browser makes a text of so many bytes in a moment. */
const SHORT_BYTES = 500_000

/** The whole body of an answer. A long one as it comes in: at one go, megabytes would be in the way of a scan. */
export async function readText(response: Response): Promise<string> {
  const isShort = Number(response.headers.get('content-length') ?? Infinity) < SHORT_BYTES
  if (isShort || response.body === null) return response.text()
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
