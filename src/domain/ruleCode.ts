interface RuleCode {
  rule: string
  /** The most characters, for a rule that says how long a text may be. */
  max: string | undefined
}

/** The parts of a code such as `name_too_long-80`. */
export function partsOfRule(code: string): RuleCode {
  const [rule = '', max] = code.split('-', 2)
  return { rule, max }
}
