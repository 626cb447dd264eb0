import { useTranslation } from 'react-i18next'
import { movedBeside, type Side } from '@/domain/movedBeside'
import { useFormat } from '@/i18n/useFormat'
import type { ElementNode } from '@/ui/ElementNode'
import { EntryButtons } from '@/ui/EntryButtons'
import { Menu } from '@/ui/Menu'
import { SortableItem, SortableList } from '@/ui/SortableList'
import { useOffline } from '@/ui/useOffline'

export interface EntryRank {
  /** Counted from 1. */
  position: number
  total: number
  /** Moves the entry by one position, up (-1) or down (1). */
  onMove: (by: -1 | 1) => void
}

interface SortableEntriesProps<Item extends { id: string }> {
  label: string
  items: readonly Item[]
  /** Of all items in their present order, with those that are hidden. */
  ids: readonly string[]
  onOrdered: (ids: string[]) => void
  children: (item: Item, rank: EntryRank) => ElementNode
}

/** Entries of the owner's menu, sorted by their grips or by their menus. */
export function SortableEntries<Item extends { id: string }>({
  label,
  items,
  ids,
  onOrdered,
  children,
}: SortableEntriesProps<Item>) {
  const resting = useOffline(true) !== null
  const move = (id: string, targetId: string | undefined, side: Side) => {
    if (targetId !== undefined) onOrdered(movedBeside(ids, id, targetId, side))
  }
  return (
    <SortableList label={label} isSortable={items.length > 1} resting={resting} onMoved={move}>
      {items.map((item, index) =>
        children(item, {
          position: index + 1,
          total: items.length,
          onMove: by => move(item.id, items[index + by]?.id, by === -1 ? 'before' : 'after'),
        }),
      )}
    </SortableList>
  )
}

interface SortableEntryProps {
  id: string
  name: string
  rank: EntryRank
  words: ElementNode
  buttons: ElementNode
}

export function SortableEntry({ id, name, rank, words, buttons }: SortableEntryProps) {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  const offline = useOffline(true)
  const { position, total, onMove } = rank
  const isSortable = total > 1
  return (
    <SortableItem
      id={id}
      name={name}
      hasGrip={isSortable}
      resting={offline !== null}
      restReason={offline?.reason}
    >
      {words}
      <EntryButtons>
        {isSortable && (
          <Menu
            label={t('order.move', {
              name,
              position: format.number(position),
              total: format.number(total),
            })}
            actions={[
              {
                id: 'up',
                label: t('order.up'),
                disabled: offline !== null || position === 1,
                onSelect: () => onMove(-1),
              },
              {
                id: 'down',
                label: t('order.down'),
                disabled: offline !== null || position === total,
                onSelect: () => onMove(1),
              },
            ]}
          />
        )}
        {buttons}
      </EntryButtons>
    </SortableItem>
  )
}
