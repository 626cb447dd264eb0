import ts from 'typescript'

const { Any, Unknown, StringLike, NumberLike, BigIntLike } = ts.TypeFlags

/** Whether a value of this type may be drawn as a text node. What is left of a node that is falsy draws none. */
function mayBeText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(mayBeText)
  if (type.isLiteral() && !type.value) return false
  if (type.flags & BigIntLike && type.value?.base10Value === '0') return false
  return (type.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) !== 0
}

const isDrawn = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() !== '' || !value.includes('\n')
    : expression?.type !== 'JSXEmptyExpression'
/** A translator leaves a space between two elements as it is. */
const isSpace = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') || (expression?.type === 'Literal' && expression.value === ' ')

const isKeyed = ({ openingElement }) => openingElement?.attributes.some(({ name }) => name?.name === 'key')

/**
 * A browser that translates a page moves each text into an element of its own. React then fails where it removes the
 * text or inserts beside it, and writes a new text into a node that is no longer drawn. Text is safe as the only child
 * of an element, and a sentence of text and elements (`Trans`) in an element whose key changes with it.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Text beside other children breaks on a page that the browser translates: give it an element of its own.',
      sentence:
        'A sentence of text and elements breaks on a page that the browser translates: put it alone into an element with a key.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const typeOf = node => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node))
    const isOwn = ({ declaration }) => !declaration?.getSourceFile().fileName.includes('/node_modules/')
    const drawsText = element =>
      typeOf(element.openingElement.name)
        .getCallSignatures()
        .some(signature => isOwn(signature) && mayBeText(signature.getReturnType()))
    const isText = child => {
      if (child.type === 'JSXText') return true
      if (child.type === 'JSXExpressionContainer') return mayBeText(typeOf(child.expression))
      return child.type === 'JSXElement' && drawsText(child)
    }
    const check = node => {
      const children = node.children.filter(isDrawn)
      if (children.length === 1 && node.type === 'JSXElement') return
      for (const child of children) {
        if (!isSpace(child) && isText(child)) context.report({ node: child, messageId: 'bare' })
      }
    }
    const checkSentence = ({ parent }) => {
      const isAlone = parent.type === 'JSXElement' && parent.children.filter(isDrawn).length === 1
      if (!isAlone || !isKeyed(parent)) context.report({ node: parent, messageId: 'sentence' })
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      'JSXElement[openingElement.name.name="Trans"]': checkSentence,
    }
  },
}
