const hydrating = 'data-hydrating'

/** Works once the whole page answers: when no button in it is marked any longer. */
export function whenHydrated(root: Element, work: () => void): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector(`[${hydrating}]`)) return
    observer.disconnect()
    work()
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [hydrating] })
}
