const INDENT = '  '

/**
 * JSON over several lines. Only blanks are added: parsed and written anew, a number could look different from what
 * was signed and sent.
 */
export function spreadJson(json: string): string {
  let depth = 0
  const line = () => `\n${INDENT.repeat(depth)}`
  return json.replace(TOKEN, (token, text?: string, empty?: string) => {
    if (text !== undefined || empty !== undefined) return token
    switch (token) {
      case '{':
      case '[':
        depth += 1
        return token + line()
      case '}':
      case ']':
        depth = Math.max(0, depth - 1)
        return line() + token
      case ',':
        return token + line()
      default:
        return `${token} `
    }
  })
}

/** A string, an empty pair of brackets, or a sign of JSON's own. */
const TOKEN = /("(?:[^"\\]|\\.)*")|(\{\}|\[\])|[{}[\],:]/gs
