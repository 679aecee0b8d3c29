const needed = { major: 20, minor: 19 }

/** What to tell somebody whose Node is too old; undefined when it is new enough. */
export function complainAboutNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const enough = major > needed.major || (major === needed.major && minor >= needed.minor)
  if (enough) return undefined
  return `Tote needs Node ${needed.major}.${needed.minor} or newer, and this is ${version}: install a newer one from nodejs.org and try again.`
}
