/** An old element, which translators use. */
const font: string = 'font'

const mark = (text: string) => `⟦${text}⟧`

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') yield walker.currentNode
  }
}

/** What a browser that translates a page does: each text moves into two elements of the translator's own. */
export function translatePage(): void {
  for (const node of [...textNodes(document.body)]) {
    if (node.parentElement?.closest('script, style, textarea')) continue
    const inner = document.createElement(font)
    inner.textContent = mark(node.data)
    const outer = document.createElement(font)
    outer.append(inner)
    node.replaceWith(outer)
  }
}

/** All texts of the page in their order, as they were before the translation. */
export const textsOfPage = (): string[] =>
  [...textNodes(document.body)].map(({ data }) => data.replace(/^⟦+|⟧+$/g, ''))
