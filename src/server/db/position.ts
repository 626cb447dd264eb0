/** A place in a list that is ordered by time and id. */
export interface Cursor {
  createdAt: number
  id: string
}
