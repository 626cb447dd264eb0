import { useEffect, useEffectEvent, useState } from 'react'

const pauseMilliseconds = 300

/**
 * A text that is typed here and stored elsewhere: `onSettled` receives it when typing pauses. A late `kept` does not
 * undo newer typing. A `kept` that changes by itself (Back, a cleared filter) replaces the text.
 */
export function useSettledText(kept: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(kept)
  const [sent, setSent] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    if (kept !== sent) {
      setSent(kept)
      setTyped(kept)
    }
  }

  const settle = () => {
    if (typed === sent) return
    setSent(typed)
    onSettled(typed)
  }
  const settleAfterPause = useEffectEvent(settle)
  useEffect(() => {
    const timer = setTimeout(settleAfterPause, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, setTyped, settle }
}
