import { render, screen, userEvent } from '@testing-library/react-native'
import { useState } from 'react'
import { Tabs } from '@/components/ui/Tabs'

function Example({ onChoose }: { onChoose: (name: string) => void }) {
  const [chosen, setChosen] = useState<'toPick' | 'done'>('toPick')
  return (
    <Tabs
      tabs={[
        { name: 'toPick', title: 'To pick 9' },
        { name: 'done', title: 'Done' },
      ]}
      chosen={chosen}
      onChoose={(name) => {
        onChoose(name)
        setChosen(name)
      }}
    />
  )
}

it('says which tab is chosen, and chooses another', async () => {
  const choose = jest.fn()
  render(<Example onChoose={choose} />)
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  expect(screen.getByRole('tab', { name: 'To pick 9' })).toBeSelected()
  expect(screen.getByRole('tab', { name: 'Done' })).not.toBeSelected()

  await userEvent.press(screen.getByRole('tab', { name: 'Done' }))
  expect(choose).toHaveBeenCalledWith('done')
  expect(screen.getByRole('tab', { name: 'Done' })).toBeSelected()
  expect(screen.getByRole('tab', { name: 'To pick 9' })).not.toBeSelected()
})
