/** A word as PostgreSQL compares it: folded to lower case, unless it stood in double quotes. */
export interface SqlWord {
  text: string
  quoted: boolean
}

const word = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y
const blank = /\s+|--[^\n]*/y
const quotedName = /"([^"]*(?:""[^"]*)*)"/y
const plainString = /'[^']*(?:''[^']*)*'/y
const escapeString = /[eE]'[^'\\]*(?:(?:''|\\[\s\S])[^'\\]*)*'/y
const dollarTag = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y

/**
 * The words and marks of each statement, without strings, comments and whatever stands in parentheses. Just enough
 * to tell what a statement is, and never fooled by a semicolon or a keyword inside a literal.
 */
export function sqlStatements(sql: string): SqlWord[][] {
  const statements: SqlWord[][] = []
  let current: SqlWord[] = []
  let depth = 0
  for (let at = 0; at < sql.length;) {
    const skipped = skipFiller(sql, at)
    if (skipped > at) {
      at = skipped
      continue
    }
    const found = readWord(sql, at)
    if (found) {
      if (depth === 0) current.push(found.word)
      at = found.end
      continue
    }
    const mark = sql.charAt(at)
    at += 1
    if (mark === '(') depth += 1
    else if (mark === ')') depth -= 1
    else if (mark === ';' && depth <= 0) {
      statements.push(current)
      current = []
      depth = 0
    } else if (depth === 0) current.push({ text: mark, quoted: false })
  }
  statements.push(current)
  return statements.filter((words) => words.length > 0)
}

function readWord(sql: string, at: number): { word: SqlWord; end: number } | undefined {
  const quoted = match(quotedName, sql, at)
  if (quoted) {
    return {
      word: { text: (quoted[1] ?? '').replaceAll('""', '"'), quoted: true },
      end: quotedName.lastIndex,
    }
  }
  const plain = match(word, sql, at)
  return plain ? { word: { text: foldCase(plain[0]), quoted: false }, end: word.lastIndex } : undefined
}

/** PostgreSQL folds only ASCII letters in a UTF-8 database. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Where the blanks, comments and strings that start at `at` end. */
function skipFiller(sql: string, at: number): number {
  for (const filler of [blank, plainString, escapeString]) {
    if (match(filler, sql, at)) return filler.lastIndex
  }
  if (sql.startsWith('/*', at)) return skipBlockComment(sql, at)
  const tag = match(dollarTag, sql, at)
  if (!tag) return at
  const close = sql.indexOf(tag[0], dollarTag.lastIndex)
  return close < 0 ? sql.length : close + tag[0].length
}

/** Block comments nest in PostgreSQL. */
function skipBlockComment(sql: string, start: number): number {
  const edge = /\/\*|\*\//g
  edge.lastIndex = start
  let depth = 0
  for (let found = edge.exec(sql); found; found = edge.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return edge.lastIndex
  }
  return sql.length
}

function match(pattern: RegExp, sql: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(sql)
}
