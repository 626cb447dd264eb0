import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { readClock } from '@/store/readClock'
import { useAppDispatch } from '@/store/services'
import { classNames } from '@/ui/classNames'
import type { ShownStep } from './opened'
import styles from './Screen.module.css'
import { presentOf } from './presentOf'
import { screenLeft, screenReady, type StateMessage } from './screenMessages'
import { useFit, type Size } from './useFit'

const borderWidth = 1

interface ScreenProps {
  step: ShownStep
  size: Size
  /** Pixel by pixel: the box scrolls. */
  isActualSize?: boolean
}

/**
 * Without an origin the iframe reaches no storage and no cookies. Files of the development server cannot load without
 * an origin, so development keeps one.
 */
const sandbox = import.meta.env.DEV ? 'allow-scripts allow-same-origin' : 'allow-scripts'

/** The app in the state of the step, in an iframe of the recorded size. It can be seen and read aloud, but not used. */
export function Screen({ step, size, isActualSize = false }: ScreenProps) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const { state, seen } = step
  const present = presentOf(step)
  const [isReady, setReady] = useState(false)
  const outer = { width: size.width + 2 * borderWidth, height: size.height + 2 * borderWidth }
  const fit = useFit(box, outer)
  const scale = isActualSize ? 1 : fit

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data === screenReady) setReady(true)
      if (data === screenLeft('before')) box.current?.focus()
      if (data === screenLeft('after')) end.current?.focus()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    const message: StateMessage = {
      kind: 'kursi_state_told',
      state,
      at: present ?? dispatch(readClock()),
      seen,
    }
    // A frame without an origin has no `targetOrigin`. It shows our own URL, which it cannot leave.
    if (isReady) frame.current?.contentWindow?.postMessage(message, '*')
  }, [dispatch, isReady, state, present, seen])

  return (
    <div
      ref={box}
      tabIndex={isActualSize ? 0 : -1}
      role="group"
      aria-label={t('screen')}
      className={classNames(styles.box, isActualSize && styles.scrolling)}
    >
      <div
        className={styles.scaled}
        style={{ inlineSize: outer.width * scale, blockSize: outer.height * scale }}
      >
        <iframe
          ref={frame}
          className={styles.screen}
          title={t('screen')}
          src={paths.supportScreen}
          sandbox={sandbox}
          style={{ inlineSize: size.width, blockSize: size.height, transform: `scale(${scale})` }}
        />
      </div>
      <span ref={end} tabIndex={-1} />
    </div>
  )
}
