import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import iconButton from './IconButton.module.css'
import { Link } from './Link'
import styles from './PageHeader.module.css'

export type PageBack = { label: string; to: To } | { label: string; onPress: () => void }

export interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode
  back?: PageBack | undefined
  actions?: ReactNode
}

const BackButton = ({ back }: { back: PageBack }) =>
  'to' in back ? (
    <Link
      to={back.to}
      aria-label={back.label}
      title={back.label}
      className={classNames(iconButton.iconButton, styles.back)}
    >
      <Icon name="back" />
    </Link>
  ) : (
    <IconButton icon="back" label={back.label} className={styles.back} onClick={back.onPress} />
  )

export const PageHeader = ({ title, text, back, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    {back && <BackButton back={back} />}
    <div className={styles.words}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
