/** The `data` of an answer's envelope. */
export const unwrap = <Data>(answer: { data: Data }): Data => answer.data
