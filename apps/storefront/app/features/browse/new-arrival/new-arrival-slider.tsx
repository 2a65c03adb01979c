import { Carousel } from '@piri/ui/carousel';
import { ProductCardImage } from '@piri/ui/product-card';
import { useResolveContentHref } from '../../catalogue/categories/use-resolve-content-href.ts';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import { RoomScene } from '../../platform/images/room-scene.tsx';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import type { NewArrivalSlide } from './load-new-arrivals.ts';

/** A carousel of the shop's announcements. */
export function NewArrivalSlider({ slides }: { slides: NewArrivalSlide[] }) {
  return (
    <Carousel
      label="New arrivals"
      className="mt-8"
      slides={slides.map((slide, index) => ({
        id: `${index}`,
        label: slide.title,
        content: <SlideContent slide={slide} first={index === 0} />,
      }))}
    />
  );
}

function SlideContent({
  slide: { title, text, image, scene, link },
  first,
}: {
  slide: NewArrivalSlide;
  first: boolean;
}) {
  const { outline, width, height } = image;
  const resolveContentHref = useResolveContentHref();
  return (
    <div className="grid h-full bg-surface-muted md:grid-cols-2">
      <div className="relative aspect-5/4 overflow-clip">
        {scene ? (
          <RoomScene scene={scene} sizes="(width >= 48rem) 50vw, 100vw" className="object-[50%_80%]" />
        ) : (
          <ProductCardImage {...(outline && { bounds: outline })} ratio={width / height} mediaRatio={5 / 4}>
            <picture>
              <ImageSource image={image} sizes="(width >= 48rem) 70vw, 130vw" />
              <img
                {...getFallbackImageProps(image)}
                alt=""
                loading={first ? 'eager' : 'lazy'}
                className="size-full"
              />
            </picture>
          </ProductCardImage>
        )}
      </div>
      <div className="flex flex-col justify-center gap-3 p-6 pb-16 md:p-12">
        <p className="font-display text-title">{title}</p>
        {text && <p className="max-w-[42ch] text-lead">{text}</p>}
        {link && (
          <p>
            <StandaloneLink to={resolveContentHref(link.to)}>{link.label}</StandaloneLink>
          </p>
        )}
      </div>
    </div>
  );
}
