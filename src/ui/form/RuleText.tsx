import { createContext } from 'react'

/** Translates a field's rule code, from a schema or the server, into a sentence. */
export type DescribeRule = (rule: string) => string

export const RuleTextContext = createContext<DescribeRule>(rule => rule)
