import type { Failure, Success } from '@/domain/envelope'

/** The data of a successful answer; any other answer fails the test with its text. */
export async function dataOf<Data>(answering: Promise<Response>): Promise<Data> {
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as Success<Data>
  return data
}

export type Refusal = Failure & { status: number }

/** Status and body of a refused call; a successful answer fails the test. */
export async function refusalOf(answering: Promise<Response>): Promise<Refusal> {
  const answer = await answering
  if (answer.ok) throw new Error(`Not refused: ${await answer.text()}`)
  return { status: answer.status, ...((await answer.json()) as Failure) }
}
