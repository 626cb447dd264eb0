export const unwrap = <Data>(answer: { data: Data }): Data => answer.data
