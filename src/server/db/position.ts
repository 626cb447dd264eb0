/** A place in a list that is ordered by time and id. */
export interface Place {
  createdAt: number
  id: string
}
