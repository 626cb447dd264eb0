import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from './classNames'
import { Drawer } from './Drawer'
import type { ElementNode } from './ElementNode'
import { mainId } from './mainId'
import { SkipLink } from './SkipLink'
import { useIsWide } from './useIsWide'
import styles from './AppShell.module.css'

export interface AppShellProps {
  skipLabel: string
  /** Content of the top bar, beside the button that opens the sidebar. */
  topBar: ReactNode
  sidebar: ElementNode
  sidebarLabel: string
  closeLabel: string
  /** Top of the drawer on small screens, usually the logo. */
  drawerHeader?: ElementNode
  /** At the end of the window on phones. */
  thumbBar?: ElementNode
  open: boolean
  onClose: () => void
  children: ReactNode
}

export const AppShell = ({
  skipLabel,
  topBar,
  sidebar,
  sidebarLabel,
  closeLabel,
  drawerHeader,
  thumbBar,
  open,
  onClose,
  children,
}: AppShellProps) => {
  const wide = useIsWide()
  const wasWide = useRef(wide)
  const closeWhenNarrowed = useEffectEvent(onClose)

  useEffect(() => {
    if (wasWide.current && !wide) closeWhenNarrowed()
    wasWide.current = wide
  }, [wide])

  return (
    <div className={styles.shell}>
      <SkipLink label={skipLabel} />
      <header className={styles.topBar}>{topBar}</header>
      {wide && open && (
        <aside aria-label={sidebarLabel} className={styles.sidebar}>
          {sidebar}
        </aside>
      )}
      <Drawer
        open={!wide && open}
        onClose={onClose}
        label={sidebarLabel}
        closeLabel={closeLabel}
        header={drawerHeader}
      >
        {sidebar}
      </Drawer>
      <main id={mainId} tabIndex={-1} className={classNames(styles.main, wide && open && styles.beside)}>
        <div className={styles.content}>{children}</div>
      </main>
      {thumbBar}
    </div>
  )
}
