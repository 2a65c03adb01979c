import { Button } from '@piri/ui/button';

/** A page that was made with Tailwind's own theme before the design system came to it. */
export function LodgePage() {
  return (
    <main className="container not-dark:bg-white">
      <p className="rounded-lg text-2xl text-red-600">Only two huts are left.</p>
      <Button>Book a hut</Button>
    </main>
  );
}
