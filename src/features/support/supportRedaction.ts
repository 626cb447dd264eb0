import type { SliceRedaction } from '@/store/redaction'
import type { supportSlice } from './supportSlice'

export const supportRedaction: SliceRedaction<typeof supportSlice> = {
  download: 'token',
  fileProblem: 'token',
  fileRefused: 'token',
  filter: 'token',
  filterChosen: 'token',
  what: 'token',
  zoom: 'token',
  zoomChosen: 'token',
}
