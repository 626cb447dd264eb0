import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Button } from 'react-aria-components/Button'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './SortableList.module.css'
import { UiLocale } from './UiLocale'

export interface SortableListProps {
  label: string
  /** Whether there is more than one. */
  isSortable: boolean
  /** Nothing can be moved for the moment. */
  resting: boolean
  /** An item was put beside another. */
  onMoved: (id: string, targetId: string, side: 'before' | 'after') => void
  /** Items of `SortableItem`. */
  children: ReactNode
}

/** A list whose order is changed by dragging: with the mouse, by touch, or with the keyboard from an item's grip. */
export function SortableList({ label, isSortable, resting, onMoved, children }: SortableListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: resting,
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: target => <DropIndicator target={target} className={classNames(styles.indicator)} />,
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [moved] = keys
      if (moved === undefined || dropPosition === 'on' || moved === key) return
      onMoved(String(moved), String(key), dropPosition)
    },
  })
  return (
    <UiLocale>
      <GridList
        // A list keeps the hooks that it began with.
        key={isSortable ? 'sortable' : 'single'}
        aria-label={label}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        {...(isSortable && { dragAndDropHooks })}
        className={classNames(styles.list)}
      >
        {children}
      </GridList>
    </UiLocale>
  )
}

export interface SortableItemProps {
  id: string
  /** What it is called where it is moved. */
  name: string
  /** Whether there is another to change places with. */
  hasGrip: boolean
  /** Why its grip rests; undefined while it can be moved. */
  restReason?: string | undefined
  resting: boolean
  children: ReactNode
}

export const SortableItem = ({ id, name, hasGrip, restReason, resting, children }: SortableItemProps) => (
  <GridListItem id={id} textValue={name} className={classNames(styles.item)}>
    {hasGrip && (
      <span title={restReason}>
        <Button slot="drag" isDisabled={resting} className={classNames(styles.grip)}>
          <Icon name="menu" size={20} />
        </Button>
      </span>
    )}
    {children}
  </GridListItem>
)
