import { useLinkingURL } from 'expo-linking'
import { useRoute, useRouter } from 'expo-router'
import { z } from 'zod'
import { SetupScreen } from '@/components/signIn/SetupScreen'

/** Read from the route itself: `useLocalSearchParams` decodes what the code has encoded. */
const setupParams = z.object({ '#': z.string().default('') }).catch({ '#': '' })

export default function SetupRoute() {
  const router = useRouter()
  const opened = useLinkingURL()
  const { '#': fragment } = setupParams.parse(useRoute().params)
  // The whole link also says which service it belongs to.
  const link = opened?.includes('#') ? opened : fragment
  return <SetupScreen link={link} onLeave={() => router.replace('/')} />
}
