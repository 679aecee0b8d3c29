const isReexport = (statement) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.declaration === null)

/** A file that only passes on what others declare hides where things live, and makes cycles out of harmless imports. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      barrel:
        'A file that only re-exports is a barrel: it hides where things live. Import from the file that declares it.',
    },
  },
  create: (context) => ({
    Program(program) {
      const own = program.body.filter((statement) => statement.type !== 'ImportDeclaration')
      const reexports = own.length > 0 && own.every(isReexport)
      if (reexports) context.report({ node: program, messageId: 'barrel' })
    },
  }),
}
