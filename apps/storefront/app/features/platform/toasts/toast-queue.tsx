import { ToastRegion, toast } from '@piri/ui/toast';
import { useEffect, useState } from 'react';
import { useToastQueue } from './show-toast.ts';

/** Shows all queued toasts, including those from before it was loaded. */
export default function ToastQueue() {
  const [ready, setReady] = useState(false);
  const { waiting } = useToastQueue();

  useEffect(() => {
    if (!ready || waiting.length === 0) return;
    useToastQueue.setState({ waiting: [] });
    for (const { message, error, options } of waiting) (error ? toast.error : toast)(message, options);
  }, [ready, waiting]);

  return <ToastRegion onReady={() => setReady(true)} />;
}
