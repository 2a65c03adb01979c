import { Button } from '@piri/ui/button';

/** A page that was made with Tailwind's own theme before the design system came to it. */
export function LodgePage() {
  return (
    <main className="container not-dark:bg-white">
      <p className="rounded-lg text-2xl text-red-600">Only two huts are left.</p>
      {/* Tailwind writes its `px-6` after its `p-2`. The `px-6` of the button must be another class. */}
      <p className="px-6">Both have a stove.</p>
      <Button>Book a hut</Button>
      <Button className="rounded-none bg-red-600 p-2 hover:bg-blue-600 sm:min-h-20">Call the lodge</Button>
    </main>
  );
}
