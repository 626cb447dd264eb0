import type { Role } from '@/domain/role'
import { admits } from '../routes/access'
import { manifest } from '../routes/manifest'
import type { NavigationEntry } from '../routes/page'

export interface Entry extends Pick<NavigationEntry, 'label' | 'icon'> {
  to: string
}

/** What a group of the sidebar offers a person of the role, top to bottom. */
export const entriesOf = (group: NavigationEntry['group'], role: Role): Entry[] =>
  manifest
    .flatMap(({ path, access, navigation }) =>
      navigation?.group === group && admits(access, role) ? [{ to: path, ...navigation }] : [],
    )
    .sort((one, other) => one.order - other.order)
