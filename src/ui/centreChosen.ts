/** Scrolls the chosen chip to the middle of its row, in both writing directions. */
export function centreChosen(around: HTMLElement): void {
  const chosen = around.querySelector(':checked')?.parentElement
  const scroller = chosen?.parentElement
  if (!chosen || !scroller) return
  const [at, row] = [chosen.getBoundingClientRect(), scroller.getBoundingClientRect()]
  scroller.scrollLeft += at.left + at.width / 2 - (row.left + row.width / 2)
}
