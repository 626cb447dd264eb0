import { listenForDeletions, type StartListening } from '@/store/listenForDeletions'
import { sectionDeleted, sectionDeletionSent, sectionDeletionUndone, sectionsPageLeft } from './sectionsSlice'
import { sectionDeletionsIn, sendSectionDeletion } from './sendSectionDeletion'

export const startSectionsListening = (startListening: StartListening): void =>
  listenForDeletions(startListening, {
    deleted: sectionDeleted,
    deletionUndone: sectionDeletionUndone,
    deletionSent: sectionDeletionSent,
    pageLeft: sectionsPageLeft,
    deletionsIn: sectionDeletionsIn,
    send: sendSectionDeletion,
  })
