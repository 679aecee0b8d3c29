import { type Translate } from '@/components/words/useWords'
import { findRoleAsName } from '@/domain/setup/pickerName'

/** A name as it is; where only a role was written down, that in the language of whoever reads. */
export function whoWords(t: Translate, picker: string): string {
  const role = findRoleAsName(picker)
  return role === undefined ? picker : t(`role.${role}`)
}
