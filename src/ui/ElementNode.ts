import type { ReactElement } from 'react'

/** What a component draws beside other elements: everything that React draws except bare text. */
export type ElementNode = ReactElement | Iterable<ElementNode> | boolean | null | undefined
