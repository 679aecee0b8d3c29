/** Jest runs CommonJS: a screen that a browser loads later is required when it is opened. */
module.exports = ({ template }) => {
  const makeLater = template.expression('Promise.resolve().then(() => require(SOURCE))')
  return {
    visitor: {
      Import({ parentPath }) {
        parentPath.replaceWith(makeLater({ SOURCE: parentPath.node.arguments[0] }))
      },
    },
  }
}
