import { type Department } from './good'
import { baby } from './vocabulary/baby'
import { bakery } from './vocabulary/bakery'
import { breakfast } from './vocabulary/breakfast'
import { cheese } from './vocabulary/cheese'
import { dairy } from './vocabulary/dairy'
import { drinks } from './vocabulary/drinks'
import { fish } from './vocabulary/fish'
import { frozen } from './vocabulary/frozen'
import { household } from './vocabulary/household'
import { meat } from './vocabulary/meat'
import { pantry } from './vocabulary/pantry'
import { personalCare } from './vocabulary/personalCare'
import { pets } from './vocabulary/pets'
import { produce } from './vocabulary/produce'
import { sweets } from './vocabulary/sweets'

/** As a picker walks the store: in at the produce, frozen goods last so that they do not thaw. */
export const departments: readonly Department[] = [
  produce,
  bakery,
  pantry,
  breakfast,
  sweets,
  drinks,
  baby,
  personalCare,
  household,
  pets,
  meat,
  fish,
  cheese,
  dairy,
  frozen,
]
