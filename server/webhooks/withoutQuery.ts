/** An address as it may be shown and kept: some receivers are told a secret in the query. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')
