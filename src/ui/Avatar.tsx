import { useState } from 'react'
import { classNames } from './classNames'
import { initials } from './initials'
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
