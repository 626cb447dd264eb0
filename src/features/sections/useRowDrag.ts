import { useState, type DragEvent } from 'react'

/** What a row needs to be dragged and to be dropped on. */
export interface RowDrag {
  draggable: true
  'data-dragged'?: true
  'data-target'?: true
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
  onDragEnd: () => void
}

/** Lets rows be dragged onto one another with the mouse; where the pointer is meanwhile is nobody else's business. */
export function useRowDrag(onDropped: (id: string, targetId: string) => void): (id: string) => RowDrag {
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return id => ({
    draggable: true,
    ...(dragged === id && { 'data-dragged': true }),
    ...(target === id && dragged !== id && { 'data-target': true }),
    onDragStart: event => {
      event.dataTransfer.effectAllowed = 'move'
      // Firefox starts no drag that carries nothing.
      event.dataTransfer.setData('text/plain', id)
      setDragged(id)
    },
    onDragOver: event => {
      if (dragged === null) return
      event.preventDefault()
      setTarget(id)
    },
    onDrop: event => {
      event.preventDefault()
      if (dragged !== null && dragged !== id) onDropped(dragged, id)
      end()
    },
    onDragEnd: end,
  })
}
