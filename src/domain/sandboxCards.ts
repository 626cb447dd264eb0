/**
 * The cards of the embedded payment sandbox: the card form's token for each number, and what the sandbox does with it.
 * No other number works, so that nobody enters a real card.
 */
export const sandboxCards = [
  { number: '4242424242424242', token: 'tok_succeeds', behaviour: 'succeeds' },
  { number: '4000000000000002', token: 'tok_declined', behaviour: 'declined' },
  { number: '4000000000009995', token: 'tok_insufficient_funds', behaviour: 'insufficient_funds' },
  { number: '4000000000003155', token: 'tok_asks', behaviour: 'asks' },
  { number: '4000000000000119', token: 'tok_times_out', behaviour: 'times_out' },
  { number: '4000000000000259', token: 'tok_answers_twice', behaviour: 'answers_twice' },
  { number: '4000000000000341', token: 'tok_declines_later', behaviour: 'declines_later' },
] as const

export type SandboxCard = (typeof sandboxCards)[number]
