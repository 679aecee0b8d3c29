import { findImageAddress } from '@/components/parts/imageAddress'

it.each([
  ['/demo/pictures/milk.svg', 'https://tote.example', 'https://tote.example/demo/pictures/milk.svg'],
  ['pictures/milk.svg', 'https://shop.example/tote', 'https://shop.example/tote/pictures/milk.svg'],
  ['https://cdn.example/milk.png', 'https://tote.example', 'https://cdn.example/milk.png'],
  ['javascript:alert(1)', 'https://tote.example', undefined],
  ['http://', 'https://tote.example', undefined],
  ['', 'https://tote.example', undefined],
  [null, 'https://tote.example', undefined],
])('%j of %s is found at %s', (imageUrl, address, found) => {
  expect(findImageAddress(imageUrl, address)).toBe(found)
})
