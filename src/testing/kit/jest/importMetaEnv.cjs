// ts-jest AST transformer: import.meta.env -> globalThis.__VITE_ENV__ ; any other import.meta -> ({ url, env })
// (CommonJS output has no import.meta).
const ts = require('typescript')
exports.name = 'import-meta-env'
exports.version = 1
exports.factory = () => ctx => file => {
  const f = ctx.factory
  const isMeta = n => ts.isMetaProperty(n) && n.keywordToken === ts.SyntaxKind.ImportKeyword
  const env = () => f.createPropertyAccessExpression(f.createIdentifier('globalThis'), '__VITE_ENV__')
  const visit = n => {
    if (ts.isPropertyAccessExpression(n) && isMeta(n.expression) && n.name.text === 'env') return env()
    if (isMeta(n))
      return f.createParenthesizedExpression(
        f.createObjectLiteralExpression([
          f.createPropertyAssignment('env', env()),
          f.createPropertyAssignment('url', f.createStringLiteral('file:///test')),
        ]),
      )
    return ts.visitEachChild(n, visit, ctx)
  }
  return ts.visitNode(file, visit)
}
