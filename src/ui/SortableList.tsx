import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Button } from 'react-aria-components/Button'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { ElementNode } from './ElementNode'
import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './SortableList.module.css'
import { UiLocale } from './UiLocale'

export interface SortableListProps {
  label: string
  isSortable: boolean
  /** Disables sorting for now. */
  resting: boolean
  /** The user dropped an item before or after another. */
  onMoved: (id: string, targetId: string, side: 'before' | 'after') => void
  children: ElementNode
}

/** A list that is sorted by dragging: with the mouse, by touch, or with the keyboard from an item's grip. */
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
        // GridList keeps its first drag-and-drop hooks, so a new key remounts it.
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
  /** The accessible name of the item while it is dragged. */
  name: string
  /** True when there is another item to swap with. */
  hasGrip: boolean
  /** Why the grip is disabled; undefined while it works. */
  restReason?: string | undefined
  resting: boolean
  children: ElementNode
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
