/** Ends the current task, so that the page can respond during a long start. */
export async function nextTask(): Promise<void> {
  await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve))
}
