import { createContext } from 'react'

/** Turns the rule code that a schema or the server put on a field into the sentence to show. */
export type DescribeRule = (rule: string) => string

export const RuleTextContext = createContext<DescribeRule>(rule => rule)
