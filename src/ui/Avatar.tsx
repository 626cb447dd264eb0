import { useState } from 'react'
import { classNames } from './classNames'
import { seedHue } from '@/domain/seed'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The name of the user or salon; its initials replace a missing picture. */
  name: string
  src?: string | undefined
  /** Decides the colour; defaults to `name`. */
  seed?: string | undefined
  size?: 'medium' | 'large' | undefined
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/u)
  // Two Arabic letters would join and read as a word.
  const picked = words.length > 1 && !/\p{Script=Arabic}/u.test(name) ? [words[0], words.at(-1)] : [words[0]]
  return picked.map(word => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

/** Decorative: the name stands beside it. */
export const Avatar = ({ name, src, seed = name, size = 'medium' }: AvatarProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, styles[size])}
      style={{ ['--hue' as string]: seedHue(seed) }}
    >
      {src && src !== brokenSrc ? (
        <img src={src} alt="" loading="lazy" onError={() => setBrokenSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
